"""The page and its files, on every path that is not an API route."""

from litestar import HttpMethod, Response, route
from litestar.params import FromPath

from .answers import Shut
from .doorway import AnyRequest, doorway

_DOORS = ("/api/", "/ws/")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the front end; any other path gets the page itself, which does its own routing."""
    file = None if path.startswith(_DOORS) else doorway(request).front.at(path)
    if file is None:
        raise Shut(404, "not_found")
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    if zipped and file.zipped is not None:
        headers["Content-Encoding"] = "gzip"
    content = file.zipped if zipped and file.zipped is not None else file.content
    return Response(content, media_type=file.media_type, headers=headers)
