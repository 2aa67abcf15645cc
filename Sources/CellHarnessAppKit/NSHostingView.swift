import Foundation
import SwiftUI
import UIKit

/// Shows a SwiftUI view in a view of a Mac.
@preconcurrency @MainActor open class NSHostingView<Content: View>: NSView {
  private let content: any UIView & UIContentView

  public required init(rootView: Content) {
    self.rootView = rootView
    content = UIHostingConfiguration { rootView }.margins(.all, 0).minSize(width: 0, height: 0).makeContentView()
    super.init(frame: .zero)
    content.frame = backing.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backing.addSubview(content)
  }
  public required init?(coder: NSCoder) { nil }

  /// What it shows; another one is another value of the same view, and keeps its state.
  open var rootView: Content {
    didSet {
      content.configuration = UIHostingConfiguration { rootView }.margins(.all, 0).minSize(width: 0, height: 0)
      invalidateIntrinsicContentSize()
    }
  }

  open override var isFlipped: Bool { true }
  open override var fittingSize: CGSize { content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func layout() {
    super.layout()
    content.frame = backing.bounds
  }
}
