/** Are there passkeys for this page? They are for sites with a name and a safe connection. */
export const hasPasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && isSecureContext && !isNumber(location.hostname);

const isNumber = (host: string): boolean => /^[\d.]+$|:/u.test(host);

/** Does the browser offer passkeys where a name is typed? */
export async function offersPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Lets the person make a passkey; nothing where they do not. */
export async function makePasskey(options: object): Promise<object | undefined> {
  const publicKey =
    "parseCreationOptionsFromJSON" in PublicKeyCredential
      ? PublicKeyCredential.parseCreationOptionsFromJSON(
          options as PublicKeyCredentialCreationOptionsJSON,
        )
      : creationOptions(options as PublicKeyCredentialCreationOptionsJSON);
  return asked(() => navigator.credentials.create({ publicKey }));
}

/** Lets the person show a passkey; nothing where they do not. As an offer, it waits until one is chosen beside a field. */
export async function showPasskey(
  options: object,
  offer?: AbortSignal,
): Promise<object | undefined> {
  const publicKey =
    "parseRequestOptionsFromJSON" in PublicKeyCredential
      ? PublicKeyCredential.parseRequestOptionsFromJSON(
          options as PublicKeyCredentialRequestOptionsJSON,
        )
      : requestOptions(options as PublicKeyCredentialRequestOptionsJSON);
  return asked(() =>
    navigator.credentials.get({
      publicKey,
      ...(offer === undefined ? {} : { mediation: "conditional", signal: offer }),
    }),
  );
}

/** Whoever closes the browser's dialog has shown nothing. */
async function asked(ask: () => Promise<Credential | null>): Promise<object | undefined> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? written(credential) : undefined;
  } catch {
    return undefined;
  }
}

/** A credential as JSON, also where the browser does not write it. */
function written(credential: PublicKeyCredential): object {
  if ("toJSON" in credential) return credential.toJSON();
  const { id, rawId, type, response } = credential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature"] as const;
  const bytes = response as unknown as { readonly [part: string]: ArrayBuffer | undefined };
  return {
    id,
    type,
    rawId: base64url(rawId),
    clientExtensionResults: {},
    response: Object.fromEntries(
      parts.flatMap((part) => {
        const value = bytes[part];
        return value === undefined ? [] : [[part, base64url(value)]];
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
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((each) => ({
      type: "public-key",
      id: bytesOf(each.id),
    })),
  };
};

const requestOptions = (
  options: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions => ({
  challenge: bytesOf(options.challenge),
  userVerification: "required",
  ...(options.rpId === undefined ? {} : { rpId: options.rpId }),
});

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.codePointAt(0) ?? 0);
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/u, "");
