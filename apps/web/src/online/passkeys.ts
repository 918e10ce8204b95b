/** Can this page use passkeys? They need a host name and HTTPS. */
export const supportsPasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && isSecureContext && !isIpAddress(location.hostname);

const isIpAddress = (host: string): boolean => /^[\d.]+$|:/u.test(host);

/** Does the browser suggest passkeys in input fields? */
export async function supportsPasskeyAutofill(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Creates a passkey; undefined if the person cancels. */
export async function createPasskey(options: object): Promise<object | undefined> {
  const publicKey =
    "parseCreationOptionsFromJSON" in PublicKeyCredential
      ? PublicKeyCredential.parseCreationOptionsFromJSON(
          options as PublicKeyCredentialCreationOptionsJSON,
        )
      : creationOptions(options as PublicKeyCredentialCreationOptionsJSON);
  return requestCredential(() => navigator.credentials.create({ publicKey }));
}

/** Requests a passkey; undefined if the person cancels. With autofill it waits until one is chosen in a field. */
export async function requestPasskey(
  options: object,
  offer?: AbortSignal,
): Promise<object | undefined> {
  const publicKey =
    "parseRequestOptionsFromJSON" in PublicKeyCredential
      ? PublicKeyCredential.parseRequestOptionsFromJSON(
          options as PublicKeyCredentialRequestOptionsJSON,
        )
      : requestOptions(options as PublicKeyCredentialRequestOptionsJSON);
  return requestCredential(() =>
    navigator.credentials.get({
      publicKey,
      ...(offer === undefined ? {} : { mediation: "conditional", signal: offer }),
    }),
  );
}

/** Undefined if the person closes the browser's dialog. */
async function requestCredential(
  ask: () => Promise<Credential | null>,
): Promise<object | undefined> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credentialJson(credential) : undefined;
  } catch {
    return undefined;
  }
}

/** A credential as JSON, also in browsers without `toJSON`. */
function credentialJson(credential: PublicKeyCredential): object {
  if ("toJSON" in credential) return credential.toJSON();
  const { id, rawId, type, response } = credential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature"] as const;
  const bytes = response as unknown as { readonly [part: string]: ArrayBuffer | undefined };
  return {
    id,
    type,
    rawId: encodeBase64url(rawId),
    clientExtensionResults: {},
    response: Object.fromEntries(
      parts.flatMap((part) => {
        const value = bytes[part];
        return value === undefined ? [] : [[part, encodeBase64url(value)]];
      }),
    ),
  };
}

const creationOptions = (
  options: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions => {
  const { attestation: _, extensions: _none, ...rest } = options;
  return {
    ...rest,
    challenge: decodeBase64url(options.challenge),
    user: { ...options.user, id: decodeBase64url(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((each) => ({
      type: "public-key",
      id: decodeBase64url(each.id),
    })),
  };
};

const requestOptions = (
  options: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions => ({
  challenge: decodeBase64url(options.challenge),
  userVerification: "required",
  ...(options.rpId === undefined ? {} : { rpId: options.rpId }),
});

function decodeBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.codePointAt(0) ?? 0);
}

const encodeBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/u, "");
