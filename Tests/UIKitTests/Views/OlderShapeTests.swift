import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Names that public code of many years uses around lists.
@MainActor @Suite("Shapes of older code", .serialized) struct OlderShapeTests {
  init() { RunState.begin() }

  private let stage = TestWindow()

  @Test("While an app ignores fingers, a tap reaches nothing; each beginning wants its end")
  func ignoredTouches() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)
    HostLoop.settle()
    func tap() {
      TouchDriver.tap(at: CGPoint(x: 100, y: 220), in: stage.window)
      HostLoop.settle()
    }
    let app = UIApplication.shared
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    tap()
    #expect(taps == 0 && app.isIgnoringInteractionEvents)
    app.endIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    tap()
    #expect(taps == 1 && !app.isIgnoringInteractionEvents)
  }

  @Test("An image view shows the picture that the asset has for its traits")
  func imageAsset() throws {
    let light = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let dark = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let asset = try #require(light.imageAsset)
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark && dark.imageAsset === asset)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    let view = UIImageView(image: light)
    #expect(view.intrinsicContentSize == light.size)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize == dark.size)
    #expect(UIImage(systemName: "star")?.imageAsset == nil)
    // The picture of more traits is the better one, whichever came last.
    let sharp = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    let (isDark, isSharp) = (UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2))
    let darkAndSharp = UITraitCollection(traitsFrom: [isDark, isSharp])
    asset.register(sharp, with: darkAndSharp)
    asset.register(dark, with: isDark)
    #expect(asset.image(with: darkAndSharp) === sharp && asset.image(with: isDark) === dark)
  }

  @Test("A picture stretches by the one point behind its caps")
  func stretchable() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { _ in }
    let stretched = picture.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    #expect(stretched.resizingMode == .stretch && stretched.leftCapWidth == 10 && stretched.topCapHeight == 0)
  }

  @Test("What is shared is made when an entry is chosen")
  func itemProvider() throws {
    final class Late: UIActivityItemProvider {
      override var item: Any { "made for \(activityType == .copyToPasteboard ? "copying" : "another")" }
    }
    let sheet = UIActivityViewController(activityItems: [Late(placeholderItem: "")], applicationActivities: nil)
    stage.root.present(sheet, animated: false)
    HostLoop.settle()
    #expect(sheet.choose("Copy"))
    HostLoop.settle()
    #expect(UIPasteboard.general.string == "made for copying")
  }

  @Test("A search controller in a container has its bar above and its results below")
  func searchContainer() {
    let results = UIViewController()
    let container = UISearchContainerViewController(searchController: UISearchController(searchResultsController: results))
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    HostLoop.settle()
    let bar = container.searchController.searchBar
    #expect(bar.isDescendant(of: container.view) && results.parent === container)
    #expect(results.view.frame.minY == bar.frame.maxY && results.view.frame.maxY == container.view.bounds.maxY)
  }

  @Test("What a phone shows or sounds is kept for who reads it again")
  func kept() {
    let field = UITextField()
    field.textDragInteraction?.isEnabled = false
    #expect(field.textDragInteraction?.isEnabled == false && !field.isTextDragActive)
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    field.inputAssistantItem.trailingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)]
    #expect(field.inputAssistantItem.trailingBarButtonGroups.count == 1)
    #expect(UITextView().inputAssistantItem.trailingBarButtonGroups.isEmpty)
    var applied = false
    UIView.animate(withDuration: 1) { UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { applied = true } }
    #expect(applied)
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.interactiveContentPopGestureRecognizer !== navigation.interactivePopGestureRecognizer)
    UIDevice.current.playInputClick()
  }
}
