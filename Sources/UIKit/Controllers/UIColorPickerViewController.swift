import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Chooses a colour: the sheet shows the present one, and a finger chooses others until it closes the sheet (COL-01).
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .colorPicker) }
  }
  open var selectedColor: UIColor = .white { didSet { shown?.backgroundColor = selectedColor } }
  open var supportsAlpha = true
  open var supportsEyedropper = true
  open var maximumLinearExposure: CGFloat = 1

  private weak var shown: UIView?
  open override func viewDidLoad() {
    super.viewDidLoad()
    let shown = UIView(frame: view.bounds)
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shown.backgroundColor = selectedColor
    view.addSubview(shown)
    self.shown = shown
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    acting = Acting.current
  }

  // MARK: The host's finger

  private var acting: Acting?
  /// Told of a chosen colour and of the end by a finger: where a control shows the sheet, and not the app.
  @_spi(CellHarness) public var chosen: ((UIColor) -> Void)?
  @_spi(CellHarness) public var closed: (() -> Void)?

  /// A finger chooses a colour, or closes the sheet. False for a name that is none.
  func choose(_ title: String) -> Bool {
    if title == ChoiceSheet.closing {
      presentingViewController?.dismiss(animated: true) { [self, acting] in
        Acting.with(acting) {
          closed?()
          delegate?.colorPickerViewControllerDidFinish(self)
        }
      }
      return true
    }
    guard let color = UIColor.picked(title) else { return false }
    selectedColor = color
    Probe.post(.controlFired(acting?.item, path: "UIColorPickerViewController", control: title))
    Acting.with(acting) {
      chosen?(color)
      delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
      delegate?.colorPickerViewControllerDidSelectColor(self)
    }
    return true
  }
}

/// Hears which colour was chosen.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
