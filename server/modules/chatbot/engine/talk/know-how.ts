import type { Answer, Turn } from '../facts'
import { pageAt, t } from '../texts'

/** Questions of owners about Mantel, and the page that has the answer. The words are normalised. The first match is answered. */
const topics = {
  allergens: ['/menu', /\b(?:alergenos?|alergias?|gluten|celiacos?|alergens|allergens?)\b/],
  optional: [
    '/menu',
    /\b(?:obligatori[oa]s?|(?:hay|tengo|tenemos) que (?:poner|ponerl[oa]s?|llevar)|hace falta (?:poner|que)|siempre (?:tengo|hay))\b/,
  ],
  ends: [
    '/menu',
    /\b(?:se quita|quitarlo|se borra|borrarlo|desaparece|deja de verse|se deja de ver|caduca|retirarlo|es treu|treure l|desapareix|retiralo|quitalo|come down|goes? away|taken down|take it down)\b/,
  ],
  account: [
    '/misdatospersonales',
    /\b(?:(?:borr|elimin|cerr)\w+ (?:la |mi )?cuenta|mis datos|mi correo|mi email|datos personales)\b/,
  ],
  password: ['/password', /\b(?:contrasena|clave|password)\b/],
  security: ['/seguridad', /\b(?:dos pasos|doble factor|verificacion en dos|dispositivos)\b/],
  invoices: ['/invoices', /\b(?:facturas?|recibos?|invoices?)\b/],
  cancelPlan: [
    '/subscription',
    /\b(?:(?:cancel|anul|dej)\w* (?:el |la |mi |de )?(?:premium|suscripcion|pago|pagar)|darme de baja)\b/,
  ],
  cost: [
    '/subscription',
    /\bcuanto (?:cuesta|vale|se paga|pago|cobrais|costais|cobran)(?: (?:esto|mantel|premium|la app|el servicio|usar\w*|al mes|la suscripcion|el plan))*$|\b(?:es|sois|sale) gratis\b|\bgratuit[oa]\b|\b(?:hay|tengo|tenemos) que pagar\b|\bel precio de est[oe]\b|\b(?:cal|s ha de) pagar\b|\bhai que pagar\b|\bordaindu\b|\b(?:is|it s) (?:it )?free\b|\bhave to pay\b|\bdo i pay\b|\bhow much (?:is|does) (?:this|mantel|it)\b/,
  ],
  qr: ['/generateQR', /\b(?:qr|codigo qr)\b/],
  carta: ['/mi-restaurante', /\b(?:la|mi|una) carta\b/],
  photo: ['/mi-restaurante', /\b(?:fotos?|logo|portada|imagen (?:principal|de portada)|photos?|pictures?)\b/],
  hours: ['/mi-restaurante', /\b(?:horarios?|hora de (?:apertura|cierre)|dias de cierre|opening hours)\b/],
  profile: [
    '/mi-restaurante',
    /\b(?:direccion|telefono|nombre del (?:restaurante|bar|local)|descripcion|mi perfil|mis redes|instagram del|reservas)\b/,
  ],
  share: ['/menu', /\b(?:compart\w+|instagram|facebook|redes(?: sociales)?|stories)\b/],
  embed: ['/mi-restaurante', /\b(?:(?:en )?mi (?:propia )?web|incrustar|insertar|widget)\b/],
  subscribers: [
    '/mi-restaurante',
    /\b(?:suscriptores|lista de correo|correo a (?:mis )?clientes|newsletter)\b/,
  ],
  holidays: ['/menu/semana', /\b(?:vacaciones|festivos?|cerrar un dia|dia libre)\b/],
  copy: ['/menu/semana', /\b(?:copi\w+|repet\w+|duplic\w+)\b/],
  schedule: ['/menu/semana', /\bprogram(?:o|ar|arlo|amos|e)\b/],
  undo: ['/menu', /\b(?:deshacer|deshago|me equivoco|volver atras|historial)\b/],
  dinner: ['/menu', /\b(?:cenas?|menu de noche)\b/],
  half: ['/menu', /\bmedio menu\b/],
  supplement: ['/menu', /\bsuplementos?\b/],
} as const satisfies Record<string, readonly [string, RegExp]>

export type Topic = keyof typeof topics

const keys = Object.keys(topics) as Topic[]
/** Questions about how to do something, not about the content of the menus. */
const asking =
  /\b(?:como|donde|puedo|se puede|podemos|podria(?:mos)?|hay que|tengo que|tenemos que|hace falta|es obligatori[oa]|sirve|cuanto (?:cuesta|vale|cobrais|pago|se paga|costais|cobran)|gratis|gratuit[oa]|hay que|cal|hai que|a que hora|a quina hora|cuando|quan|se quita|ven|es ven|que pasa si|para que|how|where|when|can i|do i|is it|is this)\b/

export function topicOf(plain: string): Topic | null {
  if (plain.length > 160 || !asking.test(plain)) return null
  return keys.find((key) => topics[key][1].test(plain)) ?? null
}

export const knowHow = ({ facts, state, today }: Turn, topic: Topic): Answer => ({
  replies: [{ text: t(`knowHow.${topic}`, { url: pageAt(facts, topics[topic][0]) }) }],
  // The menu that comes next is the dinner that was asked about.
  ...(topic === 'dinner' && {
    state: { awaiting: 'menu', focus: { date: state.focus?.date ?? today, service: 'cena' } },
  }),
})
