/**
 * Headers that every answer of the site carries. The build writes them into `_headers` for the
 * static files; function answers add them themselves, because `_headers` does not reach those.
 * The Content-Security-Policy of pages is not here: it holds hashes known only after the build.
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // No page uses any of these. Names that browsers do not know would only fill their consoles.
  "Permissions-Policy": [
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
  ]
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  // Two years. Without includeSubDomains: other hosts of the domain are not this site's to bind.
  "Strict-Transport-Security": "max-age=63072000",
} as const satisfies Readonly<Record<string, string>>;

/** The headers of an answer that is data: as above, and no browser may run or frame any of it. */
export const functionHeaders = {
  ...securityHeaders,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
} as const satisfies Readonly<Record<string, string>>;
