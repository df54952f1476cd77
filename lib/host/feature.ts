/** The features that a host api may lack. Components use these names. */
export const features = [
  ...([
    'accountData',
    'alerts',
    'billingDetails',
    'chat',
    'cities',
    'contact',
    'emailChange',
    'feeds',
  ] as const),
  ...([
    'mailConfirmation',
    'mailFrequency',
    'mailLanguage',
    'menuLanguages',
    'menus',
    'ownQr',
    'ownTranslations',
    'polls',
    'reminders',
    'reports',
    'searchFilters',
    'secondFactor',
    'sheetDress',
    'sheets',
    'sitemap',
    'status',
    'templateChanges',
  ] as const),
] as const

export type Feature = (typeof features)[number]
