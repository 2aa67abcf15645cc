import SwiftUI

/// A button with Apple's words that asks for an Apple account.
nonisolated public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    fileprivate let text: String
    public static let signIn = Label(text: "Sign in with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
  }
  /// How the button looks.
  public struct Style: Sendable {
    fileprivate let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  @MainActor public var body: some View {
    Button {
      ask()
    } label: {
      Text(label.text).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .foregroundStyle(style.name == "black" ? Color.white : Color.black)
    .background(style.name == "black" ? Color.black : Color.white)
  }

  /// The request is the app's to fill; the user of this device has no account and cancels, in the next turn of the main queue.
  @MainActor private func ask() {
    onRequest(ASAuthorizationAppleIDProvider().createRequest())
    let onCompletion = onCompletion
    DispatchQueue.main.async { onCompletion(.failure(ASAuthorizationError(.canceled))) }
  }
}

nonisolated extension View {
  /// Sets how buttons for an Apple account look.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

private nonisolated struct StyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}
