import CellTrace
import Foundation
import HeadlessCore

/// Chooses a font: a finger chooses among some that every phone has, until the app or the finger closes the sheet.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered.
  @preconcurrency @MainActor open class Configuration: NSObject {
    public override init() { super.init() }
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    open var filteredLanguagesPredicate: NSPredicate?
  }

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init() { self.init(configuration: Configuration()) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .fontPicker) }
  }
  open var selectedFontDescriptor: UIFontDescriptor?

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    acting = Acting.current
  }

  // MARK: The host's finger

  private var acting: Acting?
  static let families = ["Courier New", "Georgia", "Helvetica Neue"]

  /// A finger chooses a font, or closes the sheet. False for a name that is none.
  func choose(_ title: String) -> Bool {
    if title == ChoiceSheet.closing {
      presentingViewController?.dismiss(animated: true) { [self, acting] in
        Acting.with(acting) { delegate?.fontPickerViewControllerDidCancel(self) }
      }
      return true
    }
    guard Self.families.contains(title) else { return false }
    selectedFontDescriptor = UIFontDescriptor(fontAttributes: [.family: title])
    Probe.post(.controlFired(acting?.item, path: "UIFontPickerViewController", control: title))
    Acting.with(acting) { delegate?.fontPickerViewControllerDidPickFont(self) }
    return true
  }
}

/// Hears which font was chosen.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
