/**
 * Compares what was written and accepted by WhatsApp with what Mantel has kept and answered.
 * @param {import('./host.mjs').Host} host
 * @param {import('./writers.mjs').Telephones} telephones
 */
export async function auditAnswers({ operator, standIns }, { written }) {
  const { rows: inbox } = await operator().query('select message_id as id, state from whatsapp_inbox')
  const stateOf = new Map(inbox.map(({ id, state }) => [id, state]))
  const { rows: replies } = await operator().query(
    `select id, state, last_error as "lastError" from chat_messages where channel = 'whatsapp' and direction = 'out'`,
  )
  const arrived = Map.groupBy(standIns.graph.sent, ({ message }) => message.biz_opaque_callback_data)
  return {
    answers: standIns.graph.sent.length,
    lost: written
      .filter((id) => stateOf.get(id) !== 'handled')
      .map((id) => `mensaje ${id}: ${stateOf.get(id)}`),
    missing: replies
      .filter(({ id }) => !arrived.has(id))
      .map(({ id, state, lastError }) => `respuesta ${id}: ${state} ${lastError}`),
    doubled: [...arrived].filter(([, same]) => same.length > 1).map(([id]) => `respuesta ${id}`),
  }
}
