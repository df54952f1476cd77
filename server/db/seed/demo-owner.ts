/** Printed at the first start, so that anybody can look at the owner's side. */
export const demoOwner = {
  email: 'demo@mantel.example',
  password: 'mantel-demo-2026',
  firstName: 'Amparo',
  lastName: 'Requena Vidal',
} as const
