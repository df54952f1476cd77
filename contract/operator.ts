/** Who answers for this site, in legal texts and on invoices: whoever runs it changes it here, and nowhere else. */
export const operator = {
  name: 'Mantel de Ejemplo, S. L.',
  taxId: 'B00000000',
  address: 'Calle de Ejemplo, 1, 28000 Madrid',
  registry: 'Registro Mercantil de Madrid, tomo 0, folio 0, hoja M-0',
  privacyEmail: 'privacidad@mantel.example',
} as const
