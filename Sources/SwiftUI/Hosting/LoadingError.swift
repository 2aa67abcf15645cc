import Foundation
import FoundationNetworking

/// A session's error that is printed alike in every run. Foundation prints an error's values in the order of a dictionary, which is another one
/// in each process here; on a phone an app that shows `"\(error)"` shows the same each time, and must not be told to depend on hashing.
nonisolated final class LoadingError: NSError, @unchecked Sendable {
  override var description: String {
    let values = userInfo.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ", ")
    return "Error Domain=\(domain) Code=\(code) \"\(localizedDescription)\" UserInfo={\(values)}"
  }

  /// The same error; one that is none of a session's stays as it is.
  static func steady(_ error: any Error) -> any Error {
    guard let error = error as? URLError else { return error }
    return URLError(_nsError: LoadingError(domain: NSURLErrorDomain, code: error.errorCode, userInfo: error.errorUserInfo))
  }
}
