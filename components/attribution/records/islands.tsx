'use client';

/** The parts of /attribution that know this browser: one client file for all of them. */
export { RemoveRecords } from './remove-records';
export { SourceCard } from './source-card';
export { StoredValue } from './stored-value';
