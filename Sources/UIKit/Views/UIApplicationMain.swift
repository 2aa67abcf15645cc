/// Starts an app, which nothing does here: the screen under test makes what it needs, and statements of `main.swift` are not run.
/// A run that gets here ends as inconclusive.
@discardableResult @preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { missing("UIApplicationMain(_:_:_:_:): nothing starts the app") }
