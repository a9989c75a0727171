import { registrationJourney } from './registration';
import { locales } from '../support/words';

for (const locale of locales) registrationJourney(locale);
