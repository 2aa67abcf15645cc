import Foundation

/// An entry that sends a selector.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    super.init()
    storedTitle = title
    storedImage = image
  }
  public let action: Selector
  public let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
}
