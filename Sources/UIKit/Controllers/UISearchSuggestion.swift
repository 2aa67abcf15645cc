import Foundation

/// What a search controller proposes below its field. Kept: the list of proposals is not drawn.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var representedObject: Any? { get set }
}

@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var localizedAttributedSuggestion: NSAttributedString? { nil }
  open var representedObject: Any?
}

/// A condition that stands in a search field as one thing.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
  open var representedObject: Any?
  let icon: UIImage?
  let text: String
}
