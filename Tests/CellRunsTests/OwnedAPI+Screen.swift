import Combine
import Foundation
import FoundationNetworking
import HeadlessCore
import SwiftUI
import UIKit

private func address(_ name: String) -> URL { URL(string: "https://host/\(name)") ?? URL(fileURLWithPath: "/") }

private func words(_ data: Data?) -> String { String(decoding: data ?? Data(), as: UTF8.self) }

/// A view that tells when its task and its animation end.
private struct TellingView: View {
  let log: Log
  @State private var isWide = false

  var body: some View {
    Text("a").frame(width: isWide ? 100 : 50)
      .task {
        try? await Task.sleep(for: .seconds(1))
        log.at("task")
        withAnimation(.linear(duration: 2)) {
          isWide = true
        } completion: {
          log.at("animated")
        }
      }
  }
}

@MainActor private func shown(_ controller: UIViewController, for seconds: Double) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  HostLoop.advance(by: seconds)
}

private final class Stopped: NSObject, CAAnimationDelegate {
  let log: Log
  init(log: Log) { self.log = log }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.at("stopped-\(flag)") }
}

/// Tells each phase once.
@MainActor private final class Phases {
  let log: Log
  private var last = ""

  init(log: Log) { self.log = log }

  func show(_ phase: AsyncImagePhase) {
    let word = phase.error != nil ? "failed" : phase.image != nil ? "image" : "empty"
    if word != last { log.at(word) }
    last = word
  }
}

extension OwnedAPI {
  static let network: [OwnedAPI] = [
    OwnedAPI("`URLSession.dataTask(with:completionHandler:)`", "a-other@0.5", remark: "on the session's thread") { log in
      URLSession.shared.dataTask(with: address("a")) { data, _, _ in log.at("\(words(data))-\(currentThread())") }.resume()
    },
    OwnedAPI("`data(from:)`, `data(for:)`", "a-main@0.5") { log in
      Task { @MainActor in
        let data = try? await URLSession.shared.data(from: address("a")).0
        log.at("\(words(data))-\(currentThread())")
      }
    },
    OwnedAPI("`uploadTask(with:from:)`, `upload(for:from:)`", "a@0.5 b@0.5") { log in
      var first = URLRequest(url: address("a"))
      first.httpMethod = "PUT"
      var second = URLRequest(url: address("b"))
      second.httpMethod = "PUT"
      URLSession.shared.uploadTask(with: first, from: Data([1])) { data, _, _ in log.at(words(data)) }.resume()
      Task { @MainActor [second] in
        let data = try? await URLSession.shared.upload(for: second, from: Data([2])).0
        log.at(words(data))
      }
    },
    OwnedAPI("`downloadTask(with:)`, `download(from:)`", "a@0.5 b@0.5") { log in
      @Sendable func content(_ file: URL?) -> String { words(file.flatMap { try? Data(contentsOf: $0) }) }
      URLSession.shared.downloadTask(with: address("a")) { file, _, _ in log.at(content(file)) }.resume()
      Task { @MainActor in
        let file = try? await URLSession.shared.download(from: address("b")).0
        log.at(content(file))
      }
    },
    OwnedAPI("`bytes(from:)`, `lines`", "abc@0.5", remark: "the whole answer comes first") { log in
      Task { @MainActor in
        guard let (bytes, _) = try? await URLSession.shared.bytes(from: address("abc")) else { return log.add("failed") }
        for try await line in bytes.lines { log.at(line) }
      }
    },
    OwnedAPI("`dataTaskPublisher`", "a@0.5") { log in
      let keep = KeptSubscriptions()
      URLSession.shared.dataTaskPublisher(for: address("a"))
        .sink(receiveCompletion: { _ in }, receiveValue: { log.at(words($0.data)) }).store(in: &keep.subscriptions)
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { keep.subscriptions = [] }
    },
  ]

  static let screen: [OwnedAPI] = [
    onMain("`UIView.animate`: completion", "now done-true@2.0") { log in
      UIView.animate(withDuration: 1.5, delay: 0.5, animations: {}, completion: { log.at("done-\($0)") })
      log.add("now")
    },
    onMain("`UIViewPropertyAnimator`", "end@1.0") { log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.addCompletion { if $0 == .end { log.at("end") } }
      animator.startAnimation()
    },
    onMain("`CATransaction` with `CABasicAnimation`: completion, delegate", "stopped-true@2.0 completed@2.0") { log in
      let layer = CALayer()
      let stopped = Stopped(log: log)
      CATransaction.begin()
      CATransaction.setCompletionBlock { withExtendedLifetime((layer, stopped)) { log.at("completed") } }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 2
      animation.delegate = stopped
      layer.add(animation, forKey: nil)
      CATransaction.commit()
    },
    onMain("an animation that never ends", "[]", remark: "no step waits for it") { log in
      let view = UIView()
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
        completion: { _ in log.add("completed") })
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.repeatCount = .infinity
      view.layer.add(animation, forKey: nil)
      log.add("\(HostLoop.settle(within: 10).pending)")
    },
    onMain("`.task`, `withAnimation(_:_:completion:)`", "task@1.0 animated@3.0") { log in
      shown(UIHostingController(rootView: TellingView(log: log)), for: 5)
    },
    onMain("`AsyncImage`", "empty@0.0 failed@0.5") { log in
      let words = Phases(log: log)
      let view = AsyncImage(url: address("a")) { phase in
        let _ = words.show(phase)
        Text("a")
      }
      shown(UIHostingController(rootView: view), for: 2)
    },
  ]
}
