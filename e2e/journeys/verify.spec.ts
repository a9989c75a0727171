import { localeOn } from '../support/screens';
import { verifyingJourney } from './verifying';

verifyingJourney(localeOn.desktop);
