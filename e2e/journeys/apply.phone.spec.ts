import { localeOn } from '../support/screens';
import { applyingJourney } from './applying';

applyingJourney(localeOn.phone, 'phone');
