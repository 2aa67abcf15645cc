import Foundation

/// An image from an address, asked of `URLSession.shared` and hence of the run's own network.
///
/// It loads while the view is on screen, is cancelled when the view leaves, and starts over with another address: what shows
/// then is the placeholder, never the former address's image. An image that is there is not asked for again when the view
/// comes back; one that failed is. Nothing is asked outside of a run.
nonisolated public struct AsyncImage<Content>: View where Content: View {
  @State private var loaded: LoadedImage?
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// Creates an image that shows `placeholder` until it is there, and if it can't be had.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  /// Creates an image whose look follows how far it is.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// What shows in the present phase; the address is recorded.
  @MainActor public var body: some View {
    let loading = TaskModifier(id: TaskID(url), priority: .userInitiated, needsContent: false) { @MainActor in await load() }
    return content(loaded?.phase(of: url) ?? .empty).modifier(loading)
      .modifier(RecordedOnly("url", url?.absoluteString ?? "nil"))
  }

  @MainActor private func load() async {
    guard let url, loaded?.hasImage(of: url) != true, let result = await LoadedImage.load(url, scale: scale) else { return }
    withTransaction(transaction) { loaded = result }
  }
}

nonisolated extension AsyncImage where Content == Image {
  /// Creates an image that shows a grey place until it is there, and if it can't be had.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image("AsyncImage").resizable() }
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
