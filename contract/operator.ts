/** The operator of this site, for legal texts and invoices. Change the operator only here. */
export const operator = {
  name: 'Mantel de Ejemplo, S. L.',
  taxId: 'B00000000',
  address: 'Calle de Ejemplo, 1, 28000 Madrid',
  registry: 'Registro Mercantil de Madrid, tomo 0, folio 0, hoja M-0',
  privacyEmail: 'privacidad@mantel.example',
} as const

/** The address that gets messages from visitors and owners, unless SUPPORT_EMAIL is set. */
export const supportEmail = 'hola@mantel.example'
