import CellTrace
import Foundation

/// Something that can be chosen or triggered, with a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    origin = SourcePlace(fileID: "\(fileID)", line: Int(line))
    UIKitRunState.current.actionCount += 1
    self.identifier = identifier ?? Identifier("action-\(UIKitRunState.current.actionCount)")
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    self.attributes = attributes
    self.state = state
    super.init()
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var selectedImage: UIImage?
  open var discoverabilityTitle: String?
  open internal(set) var identifier: Identifier
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  var storedSender: Any?
  open var sender: Any? { storedSender }
  let handler: UIActionHandler
  /// Where the action was made; nil if that is not the app's code.
  @_spi(CellHarness) public var origin: SourcePlace?

  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  func perform(sender: Any?) {
    storedSender = sender
    handler(self)
    storedSender = nil
  }
}

public typealias UIActionHandler = (_ action: UIAction) -> Void
