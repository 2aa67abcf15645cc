import Foundation
import FoundationNetworking
import HeadlessCore
import UIKit

extension OwnedAPI {
  /// What a run does not own, and what it says when it is used.
  static let exceptions: [OwnedAPI] = [
    OwnedAPI("`Thread.detachNewThread`, `Thread.start`, `pthread_create`", "a thread that is not a dispatch queue's") { log in
      Thread.detachNewThread {}
      for what in HostRun.unowned { log.add(what) }
    },
    OwnedAPI(
      "`DispatchSource` of files, processes, signals and memory; `DispatchIO`",
      "a dispatch source that is not a timer, as URLSession uses"
    ) { log in
      let source = DispatchSource.makeReadSource(fileDescriptor: 0)
      source.resume()
      for what in HostRun.unowned { log.add(what) }
    },
    OwnedAPI(
      "`uploadTask(with:fromFile:)`, `httpBodyStream`",
      "the bytes of a URLSession upload from a file or a stream; give them as Data"
    ) { log in
      Probe.sink = { if case .unowned(let what) = $0 { log.add(what) } }
      let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("upload.txt")
      try? Data("filed".utf8).write(to: file)
      guard let url = URL(string: "https://host/file") else { return }
      var request = URLRequest(url: url)
      request.httpMethod = "PUT"
      URLSession.shared.uploadTask(with: request, fromFile: file).resume()
    },
    OwnedAPI(
      "`CADisplayLink` and other targets with selectors that no generated code knows", "the selector tick: of NSObject"
    ) { log in
      Probe.sink = { if case .unowned(let what) = $0 { log.add(what) } }
      let link = CADisplayLink(target: NSObject(), selector: Selector("tick:"))
      link.add(to: .main, forMode: .common)
      HostLoop.advance(by: 0.02)
      link.invalidate()
    },
  ]

  /// What Swift on Linux has no words for.
  static let absent = [
    "`DispatchQueue.asyncAndWait`",
    "`perform(_:with:afterDelay:)`, `Timer(timeInterval:target:selector:userInfo:repeats:)`,"
      + " `NotificationCenter.addObserver(_:selector:name:object:)`",
  ]
}
