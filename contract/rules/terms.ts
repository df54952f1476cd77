/** Which privacy policy and legal notice an owner accepts when signing up: the day those texts last changed. */
export const termsVersion = '2026-11-20'
