/**
 * One draft for sign-in, sign-up and forgotten password, so that a person types the address only once. The tab's storage holds it, so that
 * no page address contains it. Signing in drops the draft.
 */
export const accountDraft = 'account'
