import CellTrace
import Foundation
import HeadlessCore
import SelectorDispatch
import Testing

@_spi(CellHarness) @testable import UIKit

extension UICollectionViewCell {
  // What the plug-in makes of `override func hitTest` in an extension.
  @_dynamicReplacement(for:hitTest(_:with:))
  fileprivate func inExtensionOfUICollectionViewCell_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if self is Deep { return contentView }
    return super.hitTest(point, with: event)
  }
}

private final class Deep: UICollectionViewCell {}

/// What libraries for lists, and apps of tutorials, were found to use besides.
@MainActor @Suite("What further libraries need", .serialized) struct LibraryNeedTests {
  init() { RunState.begin() }

  @Test("An extension's override takes the place of UIKit's own method")
  func replacements() {
    let cell = Deep(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(cell.hitTest(CGPoint(x: 500, y: 500), with: nil) === cell.contentView)
    #expect(UICollectionViewCell(frame: cell.frame).hitTest(CGPoint(x: 500, y: 500), with: nil) == nil)
  }

  private final class Turning: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test("A navigation controller turns as its delegate says")
  func orientations() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let turning = Turning()
    navigation.delegate = turning
    #expect(!SystemDriver.rotate(to: .landscape, in: window))
    navigation.delegate = nil
    #expect(SystemDriver.rotate(to: .landscape, in: window))
  }

  @Test("Layout attributes and contexts of an app need not repeat the plain initialiser")
  func layoutObjects() throws {
    final class Attributes: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var shade = 0
      convenience init(shade: Int) {
        self.init()
        self.shade = shade
      }
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Attributes
        copy.shade = shade
        return copy
      }
    }
    final class Context: UICollectionViewLayoutInvalidationContext {
      let reason: String
      init(reason: String) { self.reason = reason }
    }
    let attributes = Attributes(shade: 3)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(attributes.copy() as? Attributes)
    #expect(copy !== attributes && copy.shade == 3 && copy.frame == attributes.frame)
    #expect(type(of: UICollectionViewLayoutAttributes().copy() as AnyObject) == UICollectionViewLayoutAttributes.self)
    #expect(Context(reason: "turned").reason == "turned")
  }

  @Test("A scroll view has a recogniser of pinches where it can zoom, the same each time")
  func pinching() {
    let view = UIScrollView()
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    #expect(view.pinchGestureRecognizer != nil && view.pinchGestureRecognizer === view.pinchGestureRecognizer)
    #expect(view.pinchGestureRecognizer?.view === view)
    view.pinchGestureRecognizer?.isEnabled = false
    #expect(view.pinchGestureRecognizer?.isEnabled == false)
  }

  @Test("What is drawn with UIKit goes to the context that was pushed")
  func pushedContexts() throws {
    final class Badge: CALayer {
      var words = "7"
      override func draw(in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)).fill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 1, y: 1, width: 1, height: CGFloat(words.count)))
        UIGraphicsPopContext()
      }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let badge = Badge()
    badge.frame = view.bounds
    badge.setNeedsDisplay()
    view.layer.addSublayer(badge)
    var builder = AppearanceBuilder()
    builder.within("View") { view.describe(into: &$0) }
    let drawn = try #require(builder.elements.compactMap { $0["sublayers"] }.first)
    #expect(drawn.contains("fill path") && drawn.contains("fill 1.0,1.0 1.0×1.0"))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPopContext()
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    let empty = context.makeImage()
    let stamp = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    stamp.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.draw(stamp, at: CGPoint(x: 3, y: 3))
    #expect(context.makeImage() != empty)
  }

  @Test("Colours of a gradient may be given as rows of components")
  func gradients() throws {
    let rows: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(CGGradient(colorSpace: space, colorComponents: rows, locations: [0, 1], count: 2))
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)]
    #expect(gradient == CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]))
    #expect(CGGradient(colorSpace: space, colorComponents: rows, locations: nil, count: 0) == nil)
  }

  @Test("A text's attachment has the size that its class says, in the width of a label as well")
  func attachments() {
    final class Wide: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 60, height: lineFrag.height) }
    }
    func width(_ attachment: NSTextAttachment) -> CGFloat {
      let label = UILabel()
      label.attributedText = NSAttributedString(attachment: attachment)
      return label.intrinsicContentSize.width
    }
    #expect(width(Wide()) - width(NSTextAttachment()) == 60)
    let star = NSTextAttachment(image: UIImage(systemName: "star")!)
    #expect(star.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == star.image)
  }

  @Test("A file of an asset catalog is read by its name; without the file there is none")
  func dataAssets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Assets.xcassets/books.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"data":[{"idiom":"universal","filename":"b.json","universal-type-identifier":"public.json"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data("[1,2]".utf8).write(to: set.appendingPathComponent("b.json"))
    AppResources.use([folder.path])
    defer { AppResources.use([]) }
    let asset = try #require(NSDataAsset(name: "books"))
    #expect(String(decoding: asset.data, as: UTF8.self) == "[1,2]" && asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "films") == nil)
  }

  @Test("What an app writes for other devices is there until the run ends")
  func sharedValues() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("Ann", forKey: "name")
    store.set(true, forKey: "seen")
    store.set(Int64(4), forKey: "count")
    #expect(store.synchronize())
    #expect(store.string(forKey: "name") == "Ann" && store.bool(forKey: "seen") && store.longLong(forKey: "count") == 4)
    store.removeObject(forKey: "name")
    #expect(store.object(forKey: "name") == nil && store.dictionaryRepresentation.count == 2)
    RunState.begin()
    #expect(!NSUbiquitousKeyValueStore.default.bool(forKey: "seen"))
  }

  @Test("A timer that is made of nothing never fires and may be ended")
  func emptyTimer() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
  }

  @Test("An error can be made from nothing")
  func emptyError() {
    let error = NSError()
    #expect(error.domain.isEmpty && error.code == 0 && error.userInfo.isEmpty)
  }

  @Test("A run loop by Core Foundation's names is the thread's; a block is called when it runs")
  func runLoops() {
    #expect(CFRunLoopGetCurrent() == CFRunLoopGetCurrent())
    CFRunLoopWakeUp(CFRunLoopGetMain())
    final class Flag { var isSet = false }
    let flag = Flag()
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { flag.isSet = true }
    CFRunLoopRunInMode(.defaultMode, 0, false)
    #expect(flag.isSet)
    #expect((CFURLCreateWithString(nil, "https://a.example/b", nil) as URL?)?.path == "/b")
  }

  @Test("A font says which style it is of and how heavy it is; a layer of text how wide it would be")
  func fonts() {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    #expect(font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
    let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(bold?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.object(forKey: .textStyle) == nil)
    let layer = CATextLayer()
    layer.fontSize = 20
    layer.string = "long"
    let short = layer.preferredFrameSize()
    layer.string = "long long"
    #expect(layer.preferredFrameSize().width > short.width && short.height > 0)
  }

  @Test("Names that older code uses")
  func names() {
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(UIApplication.LaunchOptionsKey.shortcutItem.rawValue == "UIApplicationLaunchOptionsShortcutItemKey")
    let item = UINavigationItem(title: "a")
    item.accessibilityLabel = "b"
    #expect(item.accessibilityLabel == "b")
  }
}
