/** What a company may pay an employee a day for a meal without tax (RIRPF, art. 45.2): so much is on a meal voucher. */
export const mealVoucherCents = 1100
