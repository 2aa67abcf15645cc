import CoreGraphics
import Foundation
import UIKit

/// Lets the user choose pictures. There are none on this machine: the picker is shown, and can be left without a choice.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let leave = UIButton(type: .system)
    leave.setTitle("Cancel", for: .normal)
    leave.frame = CGRect(x: 16, y: 16, width: 80, height: 44)
    leave.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: [])
      }, for: .touchUpInside)
    view.addSubview(leave)
  }
}

/// Hears what the user chose; it takes the picker away.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Without results if the user chose nothing.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
