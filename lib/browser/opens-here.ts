type Click = Pick<MouseEvent, 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Tells whether a click on a link opens in this tab: no new tab, no download, and no handler has taken the click. */
export const opensHere = ({ defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey)
