import Foundation

/// Entries that are made when the menu opens. They may come later than the menu; until then they can't be chosen.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var known: [UIMenuElement]?

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init()
  }
  /// Entries that are made anew every time the menu opens.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
    guard let made = UIDeferredMenuElement(elementProvider) as? Self else {
      preconditionFailure("UIDeferredMenuElement is not meant for subclassing")
    }
    made.isCached = false
    return made
  }

  /// Asks for the entries, unless they are known from an earlier time.
  func load(_ done: @escaping ([UIMenuElement]) -> Void) {
    if let known { return done(known) }
    provider { [weak self] elements in
      if let self, self.isCached { self.known = elements }
      done(elements)
    }
  }
}
