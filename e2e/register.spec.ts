import { registrationJourney } from './journeys/registration';
import { locales } from './support/words';

for (const locale of locales) registrationJourney(locale);
