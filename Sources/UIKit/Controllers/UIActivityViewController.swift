import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// The share sheet: a finger chooses one of its entries, and nothing leaves the host but what is copied (SHR-01).
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    given = activityItems
    own = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }
  /// No interface file has one, so that a subclass needs none of it.
  @available(*, unavailable, message: "Use init(activityItems:applicationActivities:)")
  public required init?(coder: NSCoder) {
    (given, own) = ([], [])
    super.init(coder: coder)
  }
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let given: [Any]
  private let own: [UIActivity]
  private var acting: Acting?

  /// What it is about to share, as it shows it.
  var items: [Any] { given.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 } }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    acting = Acting.current
  }

  // MARK: The host's finger

  /// The titles of its entries, the one that closes it last.
  var entries: [String] { offered.map(\.title) + [ChoiceSheet.closing] }

  /// A finger chooses an entry. False if there is none of that title.
  func choose(_ title: String) -> Bool {
    if title == ChoiceSheet.closing {
      close(nil, nil)
      return true
    }
    guard let entry = offered.first(where: { $0.title == title }) else { return false }
    close(entry.type, entry.activity)
    return true
  }

  /// Those that every phone has.
  private static let standard: [(title: String, type: UIActivity.ActivityType)] = [
    ("Copy", .copyToPasteboard), ("Messages", .message), ("Mail", .mail),
  ]

  private var offered: [(title: String, type: UIActivity.ActivityType?, activity: UIActivity?)] {
    let excluded = excludedActivityTypes ?? []
    let items = items
    let standard = Self.standard.filter { !excluded.contains($0.type) }.map { ($0.title, Optional($0.type), UIActivity?.none) }
    let own = own.filter { activity in
      !(activity.activityType.map(excluded.contains) ?? false) && activity.canPerform(withActivityItems: items)
    }
    return standard + own.map { ($0.activityTitle ?? "", $0.activityType, Optional($0)) }
  }

  /// The sheet goes, then the entry acts, then the handler hears of it.
  private func close(_ type: UIActivity.ActivityType?, _ activity: UIActivity?) {
    let shared = given.compactMap { item -> Any? in
      guard type != nil || activity != nil, let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    let name = type?.rawValue ?? (activity == nil ? "cancelled" : "\(Swift.type(of: activity))")
    presentingViewController?.dismiss(animated: true) { [self, acting] in
      Probe.post(.controlFired(acting?.item, path: "UIActivityViewController", control: name))
      Acting.with(acting) {
        if type == .copyToPasteboard { UIPasteboard.general.take(shared) }
        if let activity {
          activity.prepare(withActivityItems: shared)
          activity.perform()
        }
        completionWithItemsHandler?(type, type != nil || activity != nil, nil, nil)
      }
    }
  }
}

extension UIPasteboard {
  /// What the share sheet's copying leaves.
  fileprivate func take(_ items: [Any]) {
    switch items.first {
    case let text as String: string = text
    case let address as URL: url = address
    case let picture as UIImage: image = picture
    case _: break
    }
  }
}

/// Something that is made only when it is known where it is shared.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// An entry of the share sheet.
@preconcurrency @MainActor open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }
  public enum Category: Int, Sendable {
    case action = 0, share
  }
  public override init() { super.init() }

  open class var activityCategory: UIActivity.Category { .action }
  open var activityType: UIActivity.ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() { activityDidFinish(true) }
  open func activityDidFinish(_ completed: Bool) {}
}
