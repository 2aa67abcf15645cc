/// Makes a variable in an extension of `EnvironmentValues` a value of the environment.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
