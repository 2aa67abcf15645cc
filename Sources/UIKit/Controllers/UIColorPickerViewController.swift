import CoreGraphics
import Foundation

/// Chooses a colour. What a person would choose is not known here: the sheet shows the present colour, and closing it tells the delegate.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
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
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { delegate?.colorPickerViewControllerDidFinish(self) }
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
