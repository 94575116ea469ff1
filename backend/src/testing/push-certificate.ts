/** A certificate of `a.push.example` that signs itself, and its key: nobody trusts it but a test that asks for it. It ends in a hundred years. */
export const PUSH_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgB8dVSKmQCZXm0Pj1
VTC+0n4kJ6JeCPDe6RFdf0x3q+6hRANCAATo8+txWPqbB9aQDRNkdaXfSctwiudR
JfAQTdj1eteW6haobbSEWF2/JXEjiPyM8ZnjKCE5bxG+GHrRZmZeZ/7Q
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBoDCCAUagAwIBAgIUbwCST/PCBicWPuV4RbB6DYOE8eowCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMcHVzaC5leGFtcGxlMCAXDTI2MTEzMDExMTMzMVoYDzIxMjYx
MTA2MTExMzMxWjAXMRUwEwYDVQQDDAxwdXNoLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAATo8+txWPqbB9aQDRNkdaXfSctwiudRJfAQTdj1eteW6hao
bbSEWF2/JXEjiPyM8ZnjKCE5bxG+GHrRZmZeZ/7Qo24wbDAdBgNVHQ4EFgQUBbXJ
kzAb1am5bPe+486rxfVnxkcwHwYDVR0jBBgwFoAUBbXJkzAb1am5bPe+486rxfVn
xkcwDwYDVR0TAQH/BAUwAwEB/zAZBgNVHREEEjAQgg5hLnB1c2guZXhhbXBsZTAK
BggqhkjOPQQDAgNIADBFAiB3gTcs4FQEnrCOpey33ASNkf+SiCDQLfvdTfGubQ8z
4gIhAKkdpp990nFXcJB+80nkuDXBU370DxSDTfqq4pNyscv3
-----END CERTIFICATE-----
`,
};
