/**
 * How long a client that is refused again and again waits for each refusal. Each waits another time: hundreds of refusals that end in one
 * moment would stop everybody else.
 */
export const refusalPauseMs = () => 300 + Math.random() * 600
