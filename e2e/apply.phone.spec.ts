import { applyingJourney } from './journeys/applying';
import { locales } from './support/words';

for (const locale of locales) applyingJourney(locale, 'phone');
