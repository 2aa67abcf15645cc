@_exported import Foundation
@_exported import UIKit

/// What is known of a page.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
    return copy
  }
}

public let LPErrorDomain = "LPErrorDomain"

/// Asks a page for what is known of it. A provider is used once, as on a phone.
///
/// Pages are what the screen's network answers: the title between `<title>` and `</title>`.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  private var isUsed = false
  private var task: URLSessionDataTask?

  /// Answers on a queue of the system's.
  @preconcurrency
  open func startFetchingMetadata(for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
    precondition(!isUsed, "Trying to start fetching on an LPMetadataProvider that has already started.")
    isUsed = true
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      if let error { return completionHandler(nil, error) }
      let metadata = LPLinkMetadata()
      (metadata.originalURL, metadata.url) = (url, url)
      metadata.title = data.flatMap { Self.title(in: String(decoding: $0, as: UTF8.self)) }
      completionHandler(metadata, nil)
    }
    self.task = task
    task.resume()
  }
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<LPLinkMetadata, any Error>) in
      startFetchingMetadata(for: url) { metadata, error in
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? NSError(domain: LPErrorDomain, code: 2))
        }
      }
    }
  }
  open func cancel() { task?.cancel() }

  private static func title(in page: String) -> String? {
    guard let start = page.range(of: "<title>"), let end = page.range(of: "</title>"), start.upperBound <= end.lowerBound else {
      return nil
    }
    return String(page[start.upperBound..<end.lowerBound])
  }
}

/// Shows a page: its title, or its address, and the host's name.
@preconcurrency @MainActor open class LPLinkView: UIView {
  public convenience init(url: URL) {
    self.init(frame: .zero)
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.metadata = metadata
    show()
  }
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
    show()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [title, host] { addSubview(label) }
    host.font = .preferredFont(forTextStyle: .footnote)
  }
  public required init?(coder: NSCoder) { nil }

  open var metadata = LPLinkMetadata() {
    didSet { show() }
  }

  /// Observers are silent in an initialiser.
  private func show() {
    title.text = metadata.title ?? (metadata.url ?? metadata.originalURL)?.absoluteString
    host.text = (metadata.url ?? metadata.originalURL)?.host
  }

  private let title = UILabel()
  private let host = UILabel()

  open override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 12, y: 8, width: max(0, bounds.width - 24), height: 24)
    host.frame = CGRect(x: 12, y: 34, width: max(0, bounds.width - 24), height: 18)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }
}
