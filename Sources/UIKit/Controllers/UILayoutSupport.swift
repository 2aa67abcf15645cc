import CoreGraphics
import Foundation

/// What a controller's bars leave free at one end of its view, as apps before safe areas asked for it.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// From the top of the view to the top of its safe area.
  public var topLayoutGuide: any UILayoutSupport {
    BarGuide.of(self, named: "_UIViewControllerTop") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ]
    }
  }
  /// From the bottom of the view's safe area to its bottom.
  public var bottomLayoutGuide: any UILayoutSupport {
    BarGuide.of(self, named: "_UIViewControllerBottom") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }
}

/// A guide of the controller's view, made when first asked for.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    owningView?.layoutIfNeeded()
    return layoutFrame.height
  }

  static func of(
    _ controller: UIViewController, named name: String, _ constraints: (BarGuide, UIView) -> [NSLayoutConstraint]
  ) -> BarGuide {
    guard let view = controller.view else { return BarGuide() }
    if let present = view.layoutGuides.first(where: { $0.identifier == name }) as? BarGuide { return present }
    let guide = BarGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      constraints(guide, view) + [
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
      ])
    return guide
  }
}
