import Foundation

/// An image from an address. Addresses are not asked during a run, so what shows is what an app shows while it waits.
nonisolated public struct AsyncImage<Content>: View where Content: View {
  private let url: URL?
  private let content: () -> Content

  /// Creates an image that shows `placeholder` until it is there.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.url = url
    self.content = { ViewBuilder.buildEither(second: placeholder()) }
  }
  /// Creates an image whose look follows how far it is.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = { content(.empty) }
  }

  /// What shows while the image is on its way; the address is recorded.
  @MainActor public var body: some View {
    content().modifier(RecordedOnly("url", url?.absoluteString ?? "nil"))
  }
}

nonisolated extension AsyncImage where Content == Image {
  /// Creates an image that shows a grey place until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.url = url
    content = { Image("AsyncImage").resizable() }
  }
}

/// How far an image from an address is.
public enum AsyncImagePhase: Sendable {
  /// On its way.
  case empty
  /// There.
  case success(Image)
  /// It could not be had.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  /// Why it could not be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
