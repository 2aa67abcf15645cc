import Testing

@testable import UIKit

@MainActor @Suite("The content size of a scroll view with constraints inside") struct ContentSizeTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let content = UIView()

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  @Test("is the app's own where content is held at the leading edge and the top alone")
  func setByHand() {
    scroll.contentSize = CGSize(width: 340, height: 44)
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 0, width: 300, height: 40))
    #expect(scroll.contentSize == CGSize(width: 340, height: 44))
  }

  @Test("follows constraints to the trailing edge, while the other length stays the app's")
  func widthAlone() {
    scroll.contentSize = CGSize(width: 1, height: 44)
    content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5).isActive = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 325, height: 44))
  }

  @Test("is nothing as long as neither an app nor a constraint says a length")
  func unsaid() {
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
  }
}
