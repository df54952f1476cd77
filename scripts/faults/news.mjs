/**
 * Looks what has happened at Stripe and at WhatsApp, and tells Mantel of it.
 * @param {import('./stand-ins.mjs').StandIns} standIns
 * @param {import('./calls.mjs').Caller} caller
 * @param {import('./writers.mjs').Telephones} telephones
 */
export function tellNews({ stripe, graph }, caller, telephones) {
  let [events, messages] = [0, 0]

  function tell() {
    for (const event of stripe.account.events.slice(events)) {
      caller.send({
        ...{ who: 'stripe', path: '/api/payment/webhook' },
        sign() {
          const { raw, signature } = stripe.callOf(event)
          return { headers: { 'stripe-signature': signature }, body: raw }
        },
      })
    }
    for (const sent of graph.sent.slice(messages)) telephones.confirm(sent)
    events = stripe.account.events.length
    messages = graph.sent.length
  }

  const timer = setInterval(tell, 200)
  return {
    async settled() {
      tell()
      await caller.settled()
    },
    stop: () => clearInterval(timer),
  }
}
