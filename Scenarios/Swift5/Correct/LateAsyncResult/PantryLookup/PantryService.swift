import Foundation
import UIKit

struct PantryProduct: Decodable, Hashable, Identifiable {
  let id: String
  let name: String
  let grams: Int
}

enum PantryError: Error {
  case badAddress
  case unreadable
}

/// The product search of the server.
final class PantryService {
  private let session = URLSession.shared

  @discardableResult
  func search(_ query: String, completion: @escaping (Result<[PantryProduct], Error>) -> Void) -> URLSessionDataTask? {
    var address = URLComponents(string: "https://pantry.example.com/search")
    address?.queryItems = [URLQueryItem(name: "q", value: query)]
    guard let url = address?.url else {
      completion(.failure(PantryError.badAddress))
      return nil
    }
    let task = session.dataTask(with: url) { data, _, error in
      let result: Result<[PantryProduct], Error>
      if let data, let products = try? JSONDecoder().decode([PantryProduct].self, from: data) {
        result = .success(products)
      } else {
        result = .failure(error ?? PantryError.unreadable)
      }
      DispatchQueue.main.async { completion(result) }
    }
    task.resume()
    return task
  }
}

/// What the user keeps at home.
final class PantryShelf {
  private(set) var amounts: [PantryProduct.ID: Int] = [:]

  func add(_ product: PantryProduct) { amounts[product.id, default: 0] += 1 }

  func remove(_ product: PantryProduct) { amounts[product.id] = nil }

  func amount(of product: PantryProduct) -> Int { amounts[product.id] ?? 0 }

  var total: Int { amounts.values.reduce(0, +) }
}
