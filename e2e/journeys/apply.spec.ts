import { applyingJourney } from './applying';
import { locales } from '../support/words';

for (const locale of locales) applyingJourney(locale, 'desktop');
