import CoreGraphics
import Foundation
import QuartzCore
@_spi(CellHarness) import SelectorDispatch

/// Properties of Apple's classes that apps read, write and observe by name: what runtime attributes and key paths as texts name.
enum FrameworkKeys {
  static func add() {
    SelectorTables.addFramework(CALayer.self) { layer() }
    SelectorTables.addFramework(UIView.self) { view() }
    SelectorTables.addFramework(UIControl.self) { control() }
    SelectorTables.addFramework(UILabel.self) { label() }
    SelectorTables.addFramework(UITextField.self) { textField() }
    SelectorTables.addFramework(UITextView.self) { textView() }
    SelectorTables.addFramework(UIImageView.self) { imageView() }
    SelectorTables.addFramework(UIScrollView.self) { scrollView() }
    SelectorTables.addFramework(UIViewController.self) { controller() }
    SelectorTables.addFramework(UIBarItem.self) { barItem() }
    SelectorTables.addFramework(NSLayoutConstraint.self) { constraint() }
    KeyTables.addFramework(UIView.self) {
      [
        FrameworkKey("frame", \UIView.frame), FrameworkKey("bounds", \UIView.bounds), FrameworkKey("center", \UIView.center),
        FrameworkKey("hidden", \UIView.isHidden), FrameworkKey("alpha", \UIView.alpha),
        FrameworkKey("backgroundColor", \UIView.backgroundColor),
      ]
    }
    KeyTables.addFramework(UIScrollView.self) {
      [
        FrameworkKey("contentSize", \UIScrollView.contentSize), FrameworkKey("contentOffset", \UIScrollView.contentOffset),
        FrameworkKey("contentInset", \UIScrollView.contentInset),
      ]
    }
    KeyTables.addFramework(UIControl.self) {
      [
        FrameworkKey("enabled", \UIControl.isEnabled), FrameworkKey("selected", \UIControl.isSelected),
        FrameworkKey("highlighted", \UIControl.isHighlighted),
      ]
    }
    KeyTables.addFramework(UILabel.self) { [FrameworkKey("text", \UILabel.text)] }
    KeyTables.addFramework(UITextField.self) { [FrameworkKey("text", \UITextField.text)] }
    KeyTables.addFramework(UITextView.self) { [FrameworkKey("text", \UITextView.text)] }
    KeyTables.addFramework(UIImageView.self) { [FrameworkKey("image", \UIImageView.image)] }
  }

  private static func layer() -> [SelectorMethod] {
    SelectorMethod.property("cornerRadius", { (layer: CALayer) in layer.cornerRadius }, { $0.cornerRadius = $1 })
      + SelectorMethod.property("borderWidth", { (layer: CALayer) in layer.borderWidth }, { $0.borderWidth = $1 })
      + SelectorMethod.property("masksToBounds", { (layer: CALayer) in layer.masksToBounds }, { $0.masksToBounds = $1 })
      + SelectorMethod.property("shadowOpacity", { (layer: CALayer) in layer.shadowOpacity }, { $0.shadowOpacity = $1 })
      + SelectorMethod.property("shadowRadius", { (layer: CALayer) in layer.shadowRadius }, { $0.shadowRadius = $1 })
      + SelectorMethod.property("shadowOffset", { (layer: CALayer) in layer.shadowOffset }, { $0.shadowOffset = $1 })
      + SelectorMethod.property("opacity", { (layer: CALayer) in layer.opacity }, { $0.opacity = $1 })
      + SelectorMethod.property("zPosition", { (layer: CALayer) in layer.zPosition }, { $0.zPosition = $1 })
      // A colour of UIKit's has no effect there: the layer's properties are of another type.
      + SelectorMethod.property(
        "borderColor", { (layer: CALayer) in layer.borderColor as Any? },
        { layer, color in
          if let color = color as? CGColor { layer.borderColor = color }
        })
      + SelectorMethod.property(
        "shadowColor", { (layer: CALayer) in layer.shadowColor as Any? },
        { layer, color in
          if let color = color as? CGColor { layer.shadowColor = color }
        })
  }

  private static func view() -> [SelectorMethod] {
    SelectorMethod.property("frame", { (view: UIView) in view.frame }, { $0.frame = $1 })
      + SelectorMethod.property("bounds", { (view: UIView) in view.bounds }, { $0.bounds = $1 })
      + SelectorMethod.property("center", { (view: UIView) in view.center }, { $0.center = $1 })
      + SelectorMethod.property("alpha", { (view: UIView) in view.alpha }, { $0.alpha = $1 })
      + SelectorMethod.property("hidden", { (view: UIView) in view.isHidden }, { $0.isHidden = $1 })
      + SelectorMethod.property("tag", { (view: UIView) in view.tag }, { $0.tag = $1 })
      + SelectorMethod.property("backgroundColor", { (view: UIView) in view.backgroundColor }, { $0.backgroundColor = $1 })
      + SelectorMethod.property("tintColor", { (view: UIView) in view.tintColor }, { $0.tintColor = $1 })
      + SelectorMethod.property("clipsToBounds", { (view: UIView) in view.clipsToBounds }, { $0.clipsToBounds = $1 })
      + SelectorMethod.property(
        "userInteractionEnabled", { (view: UIView) in view.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 })
      + SelectorMethod.property(
        "accessibilityIdentifier", { (view: UIView) in view.accessibilityIdentifier }, { $0.accessibilityIdentifier = $1 })
      + SelectorMethod.property(
        "accessibilityLabel", { (view: UIView) in view.accessibilityLabel }, { $0.accessibilityLabel = $1 })
      + [SelectorMethod("layer", of: UIView.self) { view, _ in view.layer }]
      + [SelectorMethod("superview", of: UIView.self) { view, _ in view.superview }]
  }

  private static func control() -> [SelectorMethod] {
    SelectorMethod.property("enabled", { (control: UIControl) in control.isEnabled }, { $0.isEnabled = $1 })
      + SelectorMethod.property("selected", { (control: UIControl) in control.isSelected }, { $0.isSelected = $1 })
      + SelectorMethod.property("highlighted", { (control: UIControl) in control.isHighlighted }, { $0.isHighlighted = $1 })
  }

  private static func label() -> [SelectorMethod] {
    SelectorMethod.property("text", { (label: UILabel) in label.text }, { $0.text = $1 })
      + SelectorMethod.property("textColor", { (label: UILabel) in label.textColor }, { $0.textColor = $1 })
      + SelectorMethod.property("font", { (label: UILabel) in label.font }, { $0.font = $1 })
      + SelectorMethod.property("numberOfLines", { (label: UILabel) in label.numberOfLines }, { $0.numberOfLines = $1 })
  }

  private static func textField() -> [SelectorMethod] {
    SelectorMethod.property("text", { (field: UITextField) in field.text }, { $0.text = $1 })
      + SelectorMethod.property("placeholder", { (field: UITextField) in field.placeholder }, { $0.placeholder = $1 })
  }

  private static func textView() -> [SelectorMethod] {
    SelectorMethod.property("text", { (view: UITextView) in view.text }, { $0.text = $1 })
  }

  private static func imageView() -> [SelectorMethod] {
    SelectorMethod.property("image", { (view: UIImageView) in view.image }, { $0.image = $1 })
  }

  private static func scrollView() -> [SelectorMethod] {
    SelectorMethod.property("contentSize", { (view: UIScrollView) in view.contentSize }, { $0.contentSize = $1 })
      + SelectorMethod.property("contentOffset", { (view: UIScrollView) in view.contentOffset }, { $0.contentOffset = $1 })
      + SelectorMethod.property("contentInset", { (view: UIScrollView) in view.contentInset }, { $0.contentInset = $1 })
  }

  private static func controller() -> [SelectorMethod] {
    SelectorMethod.property("title", { (controller: UIViewController) in controller.title }, { $0.title = $1 })
      + [SelectorMethod("view", of: UIViewController.self) { controller, _ in controller.view }]
  }

  private static func barItem() -> [SelectorMethod] {
    SelectorMethod.property("title", { (item: UIBarItem) in item.title }, { $0.title = $1 })
      + SelectorMethod.property("enabled", { (item: UIBarItem) in item.isEnabled }, { $0.isEnabled = $1 })
  }

  private static func constraint() -> [SelectorMethod] {
    SelectorMethod.property("constant", { (item: NSLayoutConstraint) in item.constant }, { $0.constant = $1 })
  }
}
