/// Methods of the delegates of `URLSession`, which on Apple's platforms a class may leave out. Foundation for Linux has a default for each,
/// which answers as a delegate without the method does.
enum SessionDelegateMethods {
  static func has(_ name: String, _ labels: [String]) -> Bool { name == "urlSession" && all.contains(labels) }

  private static let all: Set<[String]> = [
    ["_", "didBecomeInvalidWithError"], ["_", "didReceive", "completionHandler"], ["_", "didCreateTask"],
    ["_", "taskIsWaitingForConnectivity"], ["_", "task", "willPerformHTTPRedirection", "newRequest", "completionHandler"],
    ["_", "task", "didReceive", "completionHandler"], ["_", "task", "needNewBodyStream"],
    ["_", "task", "didSendBodyData", "totalBytesSent", "totalBytesExpectedToSend"], ["_", "task", "didCompleteWithError"],
    ["_", "task", "willBeginDelayedRequest", "completionHandler"], ["_", "task", "didFinishCollecting"],
    ["_", "dataTask", "didReceive", "completionHandler"], ["_", "dataTask", "didBecome"], ["_", "dataTask", "didReceive"],
    ["_", "dataTask", "willCacheResponse", "completionHandler"],
    ["_", "downloadTask", "didWriteData", "totalBytesWritten", "totalBytesExpectedToWrite"],
    ["_", "downloadTask", "didResumeAtOffset", "expectedTotalBytes"],
  ]
}
