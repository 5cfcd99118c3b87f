/** What the page's policy asks of a style that Radix injects. Set it before the first drawing; without it such styles are refused. */
export { setNonce } from 'get-nonce'
