import { localeOn } from '../support/screens';
import { registrationJourney } from './registration';

registrationJourney(localeOn.phone);
