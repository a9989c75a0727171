/** The steps of the automatic check, store after store. */
import type { StoreId } from './store-ids';

/** The stores the check at 15:00 goes through. */
export const robotStores = ['us', 'uk', 'jp'] as const satisfies readonly StoreId[];
/** Steps of the check in each store. */
export const robotStepsPerStore = 4;
/** All steps of the check; the last one is the notice. */
export const robotStepCount = robotStores.length * robotStepsPerStore + 1;
