import CellRuns
import CellTrace
import Combine
import Foundation
import HeadlessCore
import SwiftUI
import Testing
import UIKit

/// What an app in Swift 5 does off the main thread without a word of the compiler.
private final class BackgroundUser: UITableViewController {
  let label = UILabel()
  var rows = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  /// An app's own way to the background: the compiler does not see where the closure goes.
  private func handed(_ work: @escaping () -> Void) {
    DispatchQueue.global().async(execute: DispatchWorkItem(block: work))
  }

  func useInBackground(_ name: String) { handed { self.use(name) } }

  func use(_ name: String) {
    switch name {
    case "text": label.text = (label.text ?? "") + "a"
    case "isHidden": label.isHidden.toggle()
    case "reloadData": tableView.reloadData()
    case "insertRows":
      rows += 1
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    case "performBatchUpdates": tableView.performBatchUpdates({})
    case "addSubview": view.addSubview(label)
    case "removeFromSuperview": label.removeFromSuperview()
    case "layoutIfNeeded": label.layoutIfNeeded()
    case "present": present(UIViewController(), animated: false)
    case "image": _ = UIImage(systemName: "star")
    default: assertionFailure("no such use")
    }
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct CountView: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count)") }
}

@Suite struct BackgroundUseTests {
  static let cases: [String: String] = [
    "text": "UILabel.text must be used from main thread only",
    "isHidden": "UILabel.isHidden must be used from main thread only",
    "reloadData": "UITableView.reloadData() must be used from main thread only",
    "insertRows": "UITableView.insertRows(at:with:) must be used from main thread only",
    "performBatchUpdates": "UITableView.performBatchUpdates(_:completion:) must be used from main thread only",
    "addSubview": "UITableView.addSubview(_:) must be used from main thread only",
    "removeFromSuperview": "UILabel.removeFromSuperview() must be used from main thread only",
    "layoutIfNeeded": "UILabel.layoutIfNeeded() must be used from main thread only",
    "present": "BackgroundUser.present(_:animated:completion:) must be used from main thread only",
    "image": "",
    "published":
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators "
      + "like receive(on:)) on model updates.",
  ]

  /// What was said; one thread of a run goes on at a time.
  private final class Words: @unchecked Sendable {
    var texts: [String] = []
  }

  /// The first warning of a use off the main thread, behind those of the same use on it.
  private static func warning(_ name: String) -> String {
    let words = Words()
    Probe.sink = { if case .warning(_, let text) = $0 { words.texts.append(text) } }
    return MainActor.assumeIsolated {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let user = BackgroundUser(style: .plain)
      let model = Model()
      let isPublished = name == "published"
      window.rootViewController = isPublished ? UIHostingController(rootView: CountView(model: model)) : user
      window.makeKeyAndVisible()
      HostLoop.settle(within: 1)
      if isPublished { model.count = 1 } else { user.use(name) }
      HostLoop.settle(within: 1)
      let before = words.texts
      if isPublished {
        DispatchQueue.global().async { model.count = 2 }
      } else {
        if name == "present" { user.dismiss(animated: false) }
        user.useInBackground(name)
      }
      HostLoop.settle(within: 1)
      return withExtendedLifetime(window) {
        (before + words.texts.dropFirst(before.count).prefix(1)).joined(separator: "; ")
      }
    }
  }

  @Test("ST-13 what touches the screen on a background thread is named, and only there", arguments: cases.keys.sorted())
  func uses(_ name: String) throws {
    let result = try Zygote.run(
      .function(
        {
          let call = ChildCall.at($0)
          call.reply.write(BackgroundUseTests.warning(String(decoding: call.argument, as: UTF8.self)))
        }, argument: Data(name.utf8)), timeout: 300)
    #expect(result.status == .exited(code: 0))
    #expect(String(decoding: result.output, as: UTF8.self) == Self.cases[name])
  }
}
